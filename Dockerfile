# doccheck with the toolchain that it compiles articles with, for a user without privileges:
#   docker build -t doccheck . && docker run --rm -v "$PWD:/work" doccheck docs
ARG SWIFT=6.3-bookworm

FROM swift:${SWIFT} AS build
WORKDIR /doccheck
COPY . .
RUN scripts/setup && apt-get install -y --no-install-recommends make \
  && make install PREFIX=/usr/local DESTDIR=/installed

FROM swift:${SWIFT}
RUN apt-get update \
  && apt-get install -y --no-install-recommends \
    bubblewrap ca-certificates curl git libcmark0.30.2 \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /installed /
# The articles belong to somebody else, and git refuses to look into them otherwise.
RUN git config --system --add safe.directory '*' \
  && useradd --create-home --uid 10001 doccheck
USER doccheck
ENV HOME=/home/doccheck
WORKDIR /work
ENTRYPOINT ["doccheck"]

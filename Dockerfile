# doccheck with the toolchain that it compiles articles with:
#   docker build -t doccheck . && docker run --rm -v "$PWD:/work" doccheck
ARG SWIFT=6.1-bookworm

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
# The articles belong to somebody else than root, which git refuses to look into otherwise.
RUN git config --system --add safe.directory '*'
WORKDIR /work
ENTRYPOINT ["doccheck"]

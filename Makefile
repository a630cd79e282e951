# Installs doccheck below a prefix; what it needs stands there and in the toolchain, not here.
PREFIX ?= /usr/local
DESTDIR ?=
CONFIGURATION ?= release
BUILD ?= .build/$(CONFIGURATION)
# The compiler that the installed doccheck is to work with; `swiftc` on PATH unless told.
SWIFTC ?=
# More options for `swift build`; `scripts/release` keeps the folder of the build out of the programs.
BUILD_FLAGS ?=

root := $(DESTDIR)$(PREFIX)
own := $(root)/lib/doccheck
modules := Combine DocCheckModelStandIns DocCheckStandIns DocCheckViewStandIns FoundationObservable \
  Headless SwiftData SwiftUI UIKit

.PHONY: build install uninstall

build:
	swift build -c $(CONFIGURATION) $(BUILD_FLAGS)

install: build
	install -d "$(root)/bin" "$(own)/Modules" "$(root)/share/man/man1" \
	  "$(root)/share/bash-completion/completions" "$(root)/share/zsh/site-functions" \
	  "$(root)/share/fish/vendor_completions.d"
	install -m 755 "$(BUILD)/doccheck" "$(root)/bin/doccheck"
	install -m 755 "$(BUILD)/doccheck-sandbox" "$(BUILD)/PreviewMacros-tool" "$(own)"
	install -m 644 "$(BUILD)/libSampleModels.so" "$(own)"
	for name in $(modules); do \
	  install -m 644 "$(BUILD)/Modules/$$name.swiftmodule" "$(own)/Modules" || exit 1; \
	done
	"$(BUILD)/doccheck" man >"$(root)/share/man/man1/doccheck.1"
	"$(BUILD)/doccheck" completions bash >"$(root)/share/bash-completion/completions/doccheck"
	"$(BUILD)/doccheck" completions zsh >"$(root)/share/zsh/site-functions/_doccheck"
	"$(BUILD)/doccheck" completions fish >"$(root)/share/fish/vendor_completions.d/doccheck.fish"
	"$(root)/bin/doccheck" prepare $(if $(SWIFTC),--swiftc "$(SWIFTC)")

uninstall:
	rm -rf "$(own)"
	rm -f "$(root)/bin/doccheck" "$(root)/share/man/man1/doccheck.1" \
	  "$(root)/share/bash-completion/completions/doccheck" \
	  "$(root)/share/zsh/site-functions/_doccheck" \
	  "$(root)/share/fish/vendor_completions.d/doccheck.fish"

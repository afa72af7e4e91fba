import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import type { BuiltPage } from "../src/front/built-pages.tsx";

const template = "build/front.html";
const web = join(import.meta.dirname, "..");

/**
 * Prerenders the public pages, so that visitors read them before React is loaded. `src/front/front.ts` makes them
 * interactive.
 */
export function prerender(): Plugin {
  return {
    name: "prerender",
    apply: "build",
    enforce: "post",
    config: () => ({ build: { rolldownOptions: { input: [join(web, "index.html"), join(web, template)] } } }),
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const file = bundle[template];
        if (file?.type !== "asset") throw new Error(`${template} was not built`);
        delete bundle[template];
        for (const page of await builtPages()) {
          const source = fill(String(file.source), page);
          this.emitFile({ type: "asset", fileName: `${page.path.slice(1)}/index.html`, source });
        }
      },
    },
  };
}

async function builtPages(): Promise<BuiltPage[]> {
  const { module } = await runnerImport<typeof import("../src/front/built-pages.tsx")>(
    join(web, "src/front/built-pages.tsx"),
    { root: web, logLevel: "warn", mode: "production" },
  );
  return module.builtPages();
}

const fill = (html: string, page: BuiltPage): string =>
  html
    .replace("__TITLE__", () => escaped(page.title))
    .replace("__DESCRIPTION__", () => escaped(page.description))
    .replace("__PAGE__", () => page.html);

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

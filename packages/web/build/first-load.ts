import { appendFileSync } from "node:fs";
import { join } from "node:path";
import type { HtmlTagDescriptor, Plugin } from "vite";
import { preloadPlans } from "../src/app/preload-plans.ts";

const languages = ["de", "en", "fr"];

type Bundle = Parameters<Extract<NonNullable<Plugin["writeBundle"]>, (...args: never[]) => unknown>>[1];

/**
 * Adds preloads to the built pages according to `src/app/preload-plans.ts`. The script that preloads is appended to
 * `/theme.js`, because the content security policy forbids inline scripts.
 */
export function firstLoad(): Plugin {
  return {
    name: "first-load",
    apply: "build",
    transformIndexHtml: { order: "post", handler: (_html, { bundle }) => fontLink(bundle ?? {}) },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const index = bundle["index.html"];
        if (index?.type !== "asset") throw new Error("index.html was not built");
        for (const page of new Set(preloadPlans.flatMap(({ pages }) => pages))) {
          const source = withCode(String(index.source), sharedCode(page, bundle));
          this.emitFile({ type: "asset", fileName: `${page.slice(1)}/index.html`, source });
        }
      },
    },
    writeBundle({ dir }, bundle) {
      if (dir) appendFileSync(join(dir, "theme.js"), preloadScript(bundle));
    },
  };
}

function fontLink(bundle: Bundle): HtmlTagDescriptor[] {
  const font = Object.keys(bundle).find((name) => /inter-latin-wght-normal.*\.woff2$/.test(name));
  if (!font) return [];
  const attrs = { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/${font}` };
  return [{ tag: "link", attrs, injectTo: "head" }];
}

/** Returns the files that all preload plans of a page have in common. */
function sharedCode(page: string, bundle: Bundle): string[] {
  const [first = [], ...others] = preloadPlans
    .filter(({ pages }) => pages.includes(page))
    .map(({ code }) => chunksOf(bundle, code));
  return first.filter((file) => others.every((files) => files.includes(file)));
}

const withCode = (html: string, files: readonly string[]): string =>
  html.replace(
    "</head>",
    `${files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join("")}$&`,
  );

function preloadScript(bundle: Bundle): string {
  const plans = preloadPlans.map(({ path, sections, code, areas }) => {
    const inLanguage = (language: string) => areas.map((area) => `texts/${language}/${area}.ts`);
    const texts = languages.map((language) => [language, chunksOf(bundle, inLanguage(language))]);
    return { path: path.source, sections, code: chunksOf(bundle, code), texts: Object.fromEntries(texts) };
  });
  return `
// Preloads the code of this address in parallel with the entry.
(() => {
  const plans = ${JSON.stringify(plans)};
  const path = location.pathname;
  // "/" only redirects, and prerendered pages need no code of the app.
  if (path === "/" || document.documentElement.hasAttribute("data-built")) return;
  let language = null;
  let section = new URLSearchParams(location.search).get("section");
  try {
    language = localStorage.getItem("language");
    const isToday = Date.now() < Number(localStorage.getItem("activeSectionUntil"));
    if (isToday) section ??= localStorage.getItem("activeSection");
  } catch {
    // Without storage the language is German.
  }
  const plan = plans.find((one) => new RegExp(one.path).test(path) && (!one.sections || one.sections.includes(section)));
  for (const file of [...plan.code, ...(plan.texts[language] ?? plan.texts.de)]) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "";
    link.href = "/" + file;
    document.head.append(link);
  }
})();
`;
}

/**
 * Returns the files of the given modules and of their static imports, without the entry.
 * @throws {Error} when no chunk contains a module
 */
function chunksOf(bundle: Bundle, modules: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk" || chunk.isEntry || found.has(name)) return;
    found.add(name);
    for (const imported of chunk.imports) add(imported);
  };
  for (const module of modules) {
    const matches = (id: string) => id.endsWith(`/web/src/${module}`);
    const name = Object.keys(bundle).find((key) => {
      const chunk = bundle[key];
      return chunk?.type === "chunk" && chunk.moduleIds.some(matches);
    });
    if (!name) throw new Error(`first load: no chunk has ${module}`);
    add(name);
  }
  return [...found];
}

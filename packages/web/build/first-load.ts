import { appendFileSync } from "node:fs";
import { join } from "node:path";
import type { HtmlTagDescriptor, Plugin } from "vite";
import { visits } from "../src/app/visits.ts";

const languages = ["de", "en", "fr"];

type Bundle = Parameters<Extract<NonNullable<Plugin["writeBundle"]>, (...args: never[]) => unknown>>[1];

/** Shortens a first visit (`src/app/visits.ts`), partly in `/theme.js`, as the policy forbids scripts in the page. */
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
        for (const page of new Set(visits.flatMap(({ pages }) => pages))) {
          const source = withCode(String(index.source), codeOfAll(page, bundle));
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

function codeOfAll(page: string, bundle: Bundle): string[] {
  const [first = [], ...others] = visits
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
  const plan = visits.map(({ path, sections, code, areas }) => {
    const inLanguage = (language: string) => areas.map((area) => `texts/${language}/${area}.ts`);
    const texts = languages.map((language) => [language, chunksOf(bundle, inLanguage(language))]);
    return { path: path.source, sections, code: chunksOf(bundle, code), texts: Object.fromEntries(texts) };
  });
  return `
// The code of this address, asked for beside the entry instead of after it.
(() => {
  const visits = ${JSON.stringify(plan)};
  const path = location.pathname;
  // "/" only leads on, and the pages that are built as files need none of it.
  if (path === "/" || document.documentElement.hasAttribute("data-built")) return;
  let language = null;
  let section = new URLSearchParams(location.search).get("section");
  try {
    language = localStorage.getItem("language");
    const isToday = Date.now() < Number(localStorage.getItem("activeSectionUntil"));
    if (isToday) section ??= localStorage.getItem("activeSection");
  } catch {
    // German it is.
  }
  const visit = visits.find((one) => new RegExp(one.path).test(path) && (!one.sections || one.sections.includes(section)));
  for (const file of [...visit.code, ...(visit.texts[language] ?? visit.texts.de)]) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "";
    link.href = "/" + file;
    document.head.append(link);
  }
})();
`;
}

/** The files of modules and of everything they import at once, without the entry. @throws {Error} for an unknown one */
function chunksOf(bundle: Bundle, modules: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk" || chunk.isEntry || found.has(name)) return;
    found.add(name);
    for (const imported of chunk.imports) add(imported);
  };
  for (const module of modules) {
    const isOf = (id: string) => id.endsWith(`/web/src/${module}`);
    const name = Object.keys(bundle).find((key) => {
      const chunk = bundle[key];
      return chunk?.type === "chunk" && chunk.moduleIds.some(isOf);
    });
    if (!name) throw new Error(`first load: no chunk has ${module}`);
    add(name);
  }
  return [...found];
}

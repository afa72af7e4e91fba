import { appendFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** What a first visit to an address needs beside the entry: code, and areas of texts. */
const visits = {
  dashboard: {
    code: ["app/main.tsx", "app/routed-pages.tsx", "app/dashboard/dashboard-page.tsx"],
    areas: ["common", "dashboard"],
  },
  other: { code: ["app/main.tsx", "app/routed-pages.tsx"], areas: ["common"] },
} as const;
const languages = ["de", "en", "fr"];

type Bundle = Parameters<Extract<NonNullable<Plugin["writeBundle"]>, (...args: never[]) => unknown>>[1];

/**
 * Shortens the chain of requests of a first visit: the font is preloaded from the head, and `/theme.js` (the policy
 * forbids scripts in the page) asks for the chunks of the address at once, in the saved language.
 */
export function firstLoad(): Plugin {
  return {
    name: "first-load",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => /inter-latin-wght-normal.*\.woff2$/.test(name));
        if (!font) return;
        const attrs = { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/${font}` };
        return [{ tag: "link", attrs, injectTo: "head" }];
      },
    },
    writeBundle({ dir }, bundle) {
      if (dir) appendFileSync(join(dir, "theme.js"), preloadScript(bundle));
    },
  };
}

function preloadScript(bundle: Bundle): string {
  const files = Object.entries(visits).map(([visit, { code, areas }]) => {
    const inLanguage = (language: string) => areas.map((area) => `texts/${language}/${area}.ts`);
    const texts = languages.map((language) => [language, chunksOf(bundle, inLanguage(language))]);
    return [visit, { code: chunksOf(bundle, code), texts: Object.fromEntries(texts) }];
  });
  return `
// The code of this address, asked for beside the entry instead of after it.
(() => {
  const visits = ${JSON.stringify(Object.fromEntries(files))};
  const path = location.pathname;
  // "/" only leads on, and the pages that are built as files need none of it.
  if (path === "/" || document.documentElement.hasAttribute("data-built")) return;
  const visit = visits[/\\/dashboard\\/?$/.test(path) ? "dashboard" : "other"];
  let language = null;
  try {
    language = localStorage.getItem("language");
  } catch {
    // German it is.
  }
  for (const file of [...visit.code, ...(visit.texts[language] ?? visit.texts.de)]) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = "/" + file;
    document.head.append(link);
  }
})();
`;
}

/** The files of modules and of everything they import at once, without the entry. */
function chunksOf(bundle: Bundle, modules: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk" || chunk.isEntry || found.has(name)) return;
    found.add(name);
    for (const imported of chunk.imports) add(imported);
  };
  for (const [name, chunk] of Object.entries(bundle)) {
    if (chunk.type !== "chunk") continue;
    if (modules.some((module) => chunk.moduleIds.some((id) => id.endsWith(`/web/src/${module}`)))) add(name);
  }
  return [...found];
}

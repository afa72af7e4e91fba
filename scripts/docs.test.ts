import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { demoAccounts, demoPassword } from "@linkedpotential/local/demo/accounts";
import { expect, it } from "vitest";

const filesOf = (...patterns: string[]) =>
  execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...patterns])
    .toString()
    .trim()
    .split("\n")
    .filter((file) => existsSync(file));
/** Markdown pages to check. The requirements are left out, because they quote other sources. */
const pages = filesOf("*.md", ":!docs/requirements").map((page) => ({ page, text: readFileSync(page, "utf8") }));

/** Paths that pages may name although they do not exist: examples, generated files and former files. */
const elsewhere = [
  ...["leads/archive-lead.ts", "leads/archive.ts", "leads/create.handler", "lead.entity.v1.ts", "scripts/backfill.ts"],
  ...["deletion.json", "error-statuses.ts", "lib/form/changes.ts"],
];

/** Expands `{a,b}/c` to two paths. */
function alternatives(path: string): string[] {
  const [, before, list, after] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(path) ?? [];
  return list === undefined ? [path] : list.split(",").flatMap((one) => alternatives(`${before}${one}${after}`));
}
const isPath = (text: string) =>
  /^[\w.@/{},-]+$/.test(text) && /^(packages|docs|scripts|stacks)\/|[\w}]\.(tsx?|mjs|json|md|css)$/.test(text);

/** Shortens a path as pages may do: without leading folders, `packages` and `src`. */
const short = (path: string) =>
  `/${path
    .split("/")
    .filter((part) => !["", ".", "packages", "src"].includes(part))
    .join("/")}`;
const known = [
  ...new Set(
    filesOf().flatMap((file) => file.split("/").map((_, index, all) => short(all.slice(0, index + 1).join("/")))),
  ),
];

it("each file and folder that a page names exists", () => {
  const missing = pages.flatMap(({ page, text }) =>
    [...text.matchAll(/`([^`\n]+)`/g)]
      .flatMap(([, code = ""]) => code.split(" ").filter(isPath).flatMap(alternatives))
      .filter((path) => !elsewhere.some((one) => path.endsWith(one)))
      .filter((path) => !known.some((one) => one.endsWith(short(path))))
      .map((path) => `${page}: ${path}`),
  );
  expect(missing).toEqual([]);
});

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .trim()
    .replaceAll(" ", "-");
const hasAnchor = (file: string, anchor: string) =>
  [...readFileSync(file, "utf8").matchAll(/^#+ (.*)$/gm)].some(([, heading = ""]) => anchorOf(heading) === anchor);

it("each link of a page has an existing target", () => {
  const broken = pages.flatMap(({ page, text }) =>
    [...text.matchAll(/\]\((?!https?:)([^)\s#]*)#?([^)\s]*)\)/g)].flatMap(([, path = "", anchor = ""]) => {
      const file = path ? join(dirname(page), path) : page;
      return existsSync(file) && (anchor === "" || hasAnchor(file, anchor)) ? [] : [`${page}: ${path}#${anchor}`];
    }),
  );
  expect(broken).toEqual([]);
});

it("each dependency is listed with its reason", () => {
  const listed = readFileSync("docs/dependencies.md", "utf8");
  const missing = filesOf("*package.json").flatMap((file) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, "utf8"));
    return Object.keys({ ...dependencies, ...devDependencies })
      .filter((name) => !name.startsWith("@linkedpotential/") && !listed.includes(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

it("each decision that is referred to has a page", () => {
  const decisions = new Set(filesOf("docs/adr").map((file) => file.slice("docs/adr/".length).slice(0, 4)));
  const sources = filesOf("*.md", "*.ts", "*.tsx", "*.mjs", ".github").map((file) => [
    file,
    readFileSync(file, "utf8"),
  ]);
  const missing = sources.flatMap(([file, text = ""]) =>
    [...text.matchAll(/(?:docs\/adr\/|ADR )(\d{4})/g)].flatMap(([, number = ""]) =>
      decisions.has(number) ? [] : [`${file}: ${number}`],
    ),
  );
  expect(missing).toEqual([]);
});

it("each command in a page exists in package.json", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const missing = pages.flatMap(({ page, text }) =>
    [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].flatMap(([, name = ""]) =>
      name in scripts ? [] : [`${page}: ${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

it("the glossary names the folders of each concept, and only existing ones", () => {
  const rows = [...readFileSync("docs/glossary.md", "utf8").matchAll(/^\|(.*)\|$/gm)]
    .map(([, row = ""]) => row.split("|"))
    .filter((cells) => cells.length === 5);
  const namesIn = (cell = "") => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
  const named = [
    ...rows.flatMap(([, , server = ""]) => {
      const packages = server.includes("contract only") ? ["contract"] : ["contract", "core", "functions"];
      return namesIn(server).flatMap((name) => packages.map((one) => `packages/${one}/src/${name}`));
    }),
    ...rows.flatMap(([, , , browser]) => namesIn(browser).map((name) => `packages/web/src/${name}`)),
  ];
  const concepts = ["contract/src", "web/src/features", "web/src/parts"].flatMap((place) =>
    foldersIn(`packages/${place}`).map((name) => `packages/${place}/${name}`),
  );
  expect(named.filter((folder) => !existsSync(folder))).toEqual([]);
  expect(concepts.filter((folder) => !folder.endsWith("/testing") && !named.includes(folder))).toEqual([]);
});

it("the README states the real demo sign-ins", () => {
  const readme = readFileSync("README.md", "utf8");
  const facts = Object.values(demoAccounts).flatMap(({ email, registrationCode = "" }) => [email, registrationCode]);
  expect([demoPassword, ...facts].filter((fact) => !readme.includes(fact))).toEqual([]);
});

const wordsIn = (text: string): number => (text.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []).length;

it("each decision has context, decision and consequences in 300 words, and a line in the index", () => {
  const index = readFileSync("docs/adr/README.md", "utf8");
  const problems = filesOf("docs/adr/[0-9]*").flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const [title = "", ...headings] = [...text.matchAll(/^##? (.*)$/gm)].map(([, heading = ""]) => heading);
    const hasForm = headings.join() === "Context,Decision,Consequences";
    const isListed = index.includes(`[${title}](${basename(file)})`);
    return [
      ...(hasForm ? [] : [`${file}: headings ${headings.join(", ")}`]),
      ...(wordsIn(text) > 300 ? [`${file}: ${wordsIn(text)} words`] : []),
      ...(isListed ? [] : [`${file}: not in the index as "${title}"`]),
    ];
  });
  expect(problems).toEqual([]);
});

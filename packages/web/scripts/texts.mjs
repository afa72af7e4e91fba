// Finds texts that nothing shows: keys of the German catalogue whose name occurs nowhere in the code of the app, nor as
// a value of the contract (labels by status, by category). Exits with 1 if there are any.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

const source = fileURLToPath(new URL("../src", import.meta.url));
const folders = [source, `${source}/../build`, `${source}/../../contract/src`];
const isCatalogue = ({ parentPath, name }) => /\/texts\/((de|en|fr)\/|errors)/.test(`${parentPath}/${name}`);

const code = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !isCatalogue(file))
  .map((file) => readFileSync(`${file.parentPath}/${file.name}`, "utf8"))
  .join("\n");
const words = new Set(code.match(/[A-Za-z_$][\w$]*/g));
const isUsed = (key) => words.has(key) || code.includes(`"${key}"`);
const isGroup = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

function* unused(texts, path) {
  for (const [key, value] of Object.entries(texts)) {
    if (!isUsed(key)) yield [...path, key].join(".");
    else if (isGroup(value)) yield* unused(value, [...path, key]);
  }
}

const found = [];
// The guides' texts name their placeholders; features/guides/placeholder-roles.test.ts finds unused ones.
const isChecked = (name) => name.endsWith(".ts") && name !== "placeholders.ts";
for (const file of readdirSync(`${source}/texts/de`, { recursive: true }).filter(isChecked)) {
  const { default: texts } = await import(pathToFileURL(`${source}/texts/de/${file}`).href);
  found.push(...unused(texts, [file.replace(/\.ts$/, "")]));
}
for (const key of found) process.stdout.write(`unused text: ${key}\n`);
process.exitCode = found.length > 0 ? 1 : 0;

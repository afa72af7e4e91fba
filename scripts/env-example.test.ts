import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { readConfig } from "@linkedpotential/core/config";
import { readSettings } from "@linkedpotential/local/settings";
import { expect, it, vi } from "vitest";

const example = new Map(
  [...readFileSync(".env.example", "utf8").matchAll(/^#([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [
    String(name),
    String(value),
  ]),
);
const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "packages", "stacks", "scripts", "*.ts"])
  .toString()
  .split("\n")
  .filter((file) => /\.m?[jt]sx?$/.test(file) && !/\.test\.|\/testing\//.test(file) && existsSync(file));
const sources = files.map((file) => readFileSync(file, "utf8")).join("\n");

/**
 * Variables that need no line in .env.example: the system, the pipeline or Vite sets them, or one script passes them to
 * another.
 */
const notOurs = ["CI", "DEV", "INSTALL", "NODE_ENV", "PATH"];

/**
 * Returns the names of all settings that the code reads from the environment or through `config()`, or that a stage
 * needs.
 */
function namesRead(): string[] {
  const direct = [...sources.matchAll(/\benv\.([A-Z][A-Z0-9_]+)/g)];
  const taken = [...sources.matchAll(/\{([^{}]*)\} = process\.env\b/g)].flatMap(([, list = ""]) => [
    ...list.matchAll(/\b([A-Z][A-Z0-9_]+)\b/g),
  ]);
  const ofFunctions = readFileSync("packages/core/src/config.ts", "utf8").matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm);
  const ofStage = [...readFileSync("stacks/settings.ts", "utf8").matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)];
  const names = [...direct, ...taken, ...ofFunctions, ...ofStage].map(([, name]) => String(name));
  return [...new Set(names)].filter((name) => !notOurs.includes(name));
}

it(".env.example lists every setting that is read", () => {
  expect(namesRead().length).toBeGreaterThan(30);
  expect(namesRead().filter((name) => !example.has(name))).toEqual([]);
});

it(".env.example lists no unknown setting", () => {
  // The code contains only the name of the secret and derives the name of the `_PARAMETERS` variable from it.
  const isKnown = (name: string) => new RegExp(`\\b${name.replace(/_PARAMETERS$/, "")}\\b`).test(sources);
  expect([...example.keys()].filter((name) => !isKnown(name))).toEqual([]);
});

// A .env file would override the defaults that this test compares.
it.skipIf(existsSync(".env"))(".env.example shows the defaults of the embedded stack", () => {
  for (const name of example.keys()) vi.stubEnv(name, undefined);
  const { host, port, siteUrl, isSeeded, areToolsOpen } = readSettings();
  const shown = (name: string) => example.get(name);
  expect({ host, port: String(port), siteUrl, isSeeded, areToolsOpen }).toEqual({
    ...{ host: shown("HOST"), port: shown("PORT"), siteUrl: shown("SITE_URL") },
    ...{ isSeeded: shown("SEED") === "on", areToolsOpen: shown("LOCAL_TOOLS") !== "this-machine" },
  });
  const set = ["ADMIN_EMAILS", "PLAN_LIMITS", "RATE_LIMIT_PER_ADDRESS", "CHECK_ANSWERS", "LOG_LEVEL", "STAGE"];
  for (const name of [...set, "AWS_REGION", "TABLE_NAME"]) {
    expect([name, process.env[name]]).toEqual([name, shown(name)]);
  }
  const keys = JSON.stringify({ keys: [] });
  const { mailFrom, supportEmail, tableName, passwordCost, rateLimitPerAddress } = readConfig({
    ...process.env,
    JWKS: keys,
  });
  expect({ mailFrom, supportEmail, tableName, passwordCost, rateLimitPerAddress }).toEqual({
    ...{ mailFrom: shown("MAIL_FROM"), supportEmail: shown("SUPPORT_EMAIL"), tableName: shown("TABLE_NAME") },
    ...{ passwordCost: Number(shown("PASSWORD_COST")), rateLimitPerAddress: Number(shown("RATE_LIMIT_PER_ADDRESS")) },
  });
});

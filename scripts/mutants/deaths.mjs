import { createHash } from "node:crypto";
import { appendFileSync, existsSync, globSync, readFileSync } from "node:fs";

const hashOf = (...texts) => createHash("sha256").update(texts.join("\0")).digest("base64url").slice(0, 16);

const sources = () => globSync(process.env.MUTANTS_SOURCES.split(" "), { exclude: ["**/*.test.ts"] }).sort();

/** A death counts while the sources of the concept and the file of the test that noticed are the same, to the letter. */
export class Deaths {
  #file = process.env.MUTANTS_DEATHS;
  #known = new Map();
  #sources = hashOf(...sources().map((path) => readFileSync(path, "utf8")));
  #tests = new Map();

  constructor() {
    const lines = existsSync(this.#file) ? readFileSync(this.#file, "utf8").trim().split("\n") : [];
    for (const line of lines) {
      const { of, test, ...death } = JSON.parse(line);
      this.#known.set(`${of} ${death.id}`, { test, ...death });
    }
  }

  /** As Stryker's runners answer; undefined for what is to be tried. */
  of(id) {
    const death = this.#known.get(`${this.#sources} ${id}`);
    if (!death || death.test !== this.#hashOfTest(death.killedBy)) return undefined;
    return { status: "killed", killedBy: death.killedBy, failureMessage: death.failureMessage, nrOfTests: 1 };
  }

  note(id, { killedBy, failureMessage }) {
    const death = { of: this.#sources, id, killedBy, test: this.#hashOfTest(killedBy), failureMessage };
    appendFileSync(this.#file, `${JSON.stringify(death)}\n`);
  }

  #hashOfTest([test = ""]) {
    const [path = ""] = test.split("#");
    if (!this.#tests.has(path)) this.#tests.set(path, existsSync(path) ? hashOf(readFileSync(path, "utf8")) : "");
    return this.#tests.get(path);
  }
}

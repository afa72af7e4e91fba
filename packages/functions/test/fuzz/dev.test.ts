import { appendFileSync, writeFileSync } from "node:fs";
import fc from "fast-check";
import { it } from "vitest";
import { anyCall } from "./calls.ts";
import { promisesOf } from "./promises.ts";
import { openWorld } from "./world.ts";

it("x", async () => {
  const out = "/tmp/fuzz-dev.log";
  writeFileSync(out, "");
  const world = await openWorld();
  const broken = promisesOf(world.document);
  const seen = new Map<string, number>();
  const st = new Map<string, number>();
  const t0 = performance.now();
  for (const call of fc.sample(anyCall, {
    numRuns: Number(process.env.N ?? 2000),
    seed: Number(process.env.SEED ?? 1),
  })) {
    const o = await world.play(call);
    const k = `${call.id} ${o.answer.status}`;
    st.set(k, (st.get(k) ?? 0) + 1);
    const p = broken(call, o);
    if (p.length) {
      const key = `${call.id} ${p
        .join("; ")
        .replace(/[\w|$#-]*\d{5,}[\w|$#.@-]*/g, "N")
        .slice(0, 200)}`;
      const n = (seen.get(key) ?? 0) + 1;
      seen.set(key, n);
      if (n <= 2)
        appendFileSync(
          out,
          `${key}\n   ${JSON.stringify(call).slice(0, 700)}\n   ${JSON.stringify(o.sent).slice(0, 300)}\n   ${o.answer.text.slice(0, 300)}\n`,
        );
    }
  }
  appendFileSync(
    out,
    `\n${JSON.stringify([...seen], null, 1)}\n${[...st]
      .sort()
      .map((e) => e.join(" "))
      .join("\n")}\n${performance.now() - t0} ms`,
  );
}, 600_000);

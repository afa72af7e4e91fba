import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { reportCrash as contract } from "@linkedpotential/contract/support/routes";
import { countAddress } from "../auth/guard/rate-limit.ts";
import type { RequestContext } from "../context.ts";

/** Writes a crash of the browser into the log line of the call. Nothing is stored. */
export async function reportCrash(
  ctx: RequestContext,
  report: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  await countAddress(ctx, "report-crash");
  const { frames, components, ...words } = report;
  for (const [name, word] of Object.entries(words)) ctx.log.note(`crash.${name}`, word);
  ctx.log.note("crash.frames", frames.join(" "));
  ctx.log.note("crash.components", components.join(" "));
  ctx.log.note("crashes", 1);
  return { success: true };
}

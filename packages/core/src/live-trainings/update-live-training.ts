import type * as routes from "@linkedpotential/contract/live-trainings/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { Contended, whileContended } from "../db/contention.ts";
import { transact } from "../db/transact.ts";
import { liveTrainingItems } from "./live-training-items.entity.ts";
import { readLiveTraining } from "./read-live-training.ts";
import { settled } from "./seats.ts";
import { toLiveTraining } from "./to-live-training.ts";
import { toStored } from "./to-stored.ts";
import { changeOf } from "./write-seats.ts";

/** More seats are offered to those who wait; fewer send nobody away. @throws `live_training.not_found` */
export async function updateLiveTraining(
  ctx: UserContext,
  { liveTrainingId, ...input }: InputOf<typeof routes.updateLiveTraining>,
): Promise<AnswerOf<typeof routes.updateLiveTraining>> {
  return whileContended(async () => {
    const { event, viewer } = await readLiveTraining(ctx, liveTrainingId);
    const written = { ...event, ...toStored(input) };
    const { offered, ...seats } = settled(written, ctx.now());
    const next = { ...written, ...seats };
    await transact(
      () => liveTrainingItems.transaction.write((parts) => [changeOf(parts, event, next)]).go(),
      () => new Contended(),
    );
    return toLiveTraining(next, viewer, ctx.now());
  });
}

import type * as routes from "@linkedpotential/contract/live-trainings/routes";
import type { AnswerOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { ParticipationEntity } from "./participation.entity.ts";

export async function listParticipations(ctx: UserContext): Promise<AnswerOf<typeof routes.listParticipations>> {
  const query = ParticipationEntity.query.ofUser({ userId: ctx.user.id });
  const { data } = await query.go({ pages: "all", consistent: true });
  return data.map(({ liveTrainingId, registeredAt }) => ({ eventId: liveTrainingId, registeredAt }));
}

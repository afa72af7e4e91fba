import { deleteItems } from "../db/delete-items.ts";
import { NotificationEntity } from "./notification.entity.ts";

export function eraseMentions(actorId: number): Promise<number> {
  const { ExpressionAttributeValues } = NotificationEntity.query
    .ofActor({ actorId })
    .params<{ ExpressionAttributeValues: { ":pk": string } }>();
  return deleteItems({ index: "gsi2", key: ExpressionAttributeValues[":pk"] });
}

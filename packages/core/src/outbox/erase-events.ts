import { pagesOf } from "../db/pages-of.ts";
import { OutboxEventEntity } from "./outbox-event.entity.ts";

/** Those that name somebody, whoever has told them. Answers how many there were. */
export async function eraseEvents(userId: number): Promise<number> {
  let count = 0;
  const query = OutboxEventEntity.query.waiting({});
  for await (const events of pagesOf((cursor) => query.go({ pages: 1, cursor }))) {
    const about = events.filter(({ detail }) => Object.values<unknown>(detail).includes(userId));
    await Promise.all(about.map(({ eventId }) => OutboxEventEntity.delete({ eventId }).go()));
    count += about.length;
  }
  return count;
}

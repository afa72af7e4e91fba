import { type ReadyAccount, readyAccount } from "./accounts.ts";
import { storedItems } from "./items.ts";
import type { LiveTrainingCalls } from "./live-trainings.ts";
import type { TestStack } from "./stack.ts";

/** @internal */
export interface FullEvent {
  eventId: number;
  holder: ReadyAccount;
  line: [ReadyAccount, ReadyAccount];
}

/**
 * Returns what tests of participants read: what each person was sent, and what the record of admins contains.
 * @internal
 */
export function participantNews(stack: TestStack) {
  return {
    subjectsTo: ({ user }: ReadyAccount): string[] =>
      stack
        .mails()
        .filter(({ to }) => to === user.email)
        .map(({ subject }) => subject),
    /** The notifications of a person as "type: message". */
    bellOf: async ({ token }: ReadyAccount): Promise<string[]> => {
      const { json } = await stack.call("notifications/list", { token });
      return (json as { type: string; message: string }[]).map(({ type, message }) => `${type}: ${message}`);
    },
    recorded: async (): Promise<string[]> =>
      (await storedItems()).filter((item) => item.__edb_e__ === "admin-action").map(({ action }) => String(action)),
  };
}

/**
 * Creates a live training with one seat. The first account has the seat, and the others wait.
 * @internal
 */
export async function fullEvent(stack: TestStack, calls: LiveTrainingCalls, waiting: number): Promise<FullEvent> {
  const [holder, ...line] = (await people(1 + waiting)) as [ReadyAccount, ...ReadyAccount[]];
  const eventId = await calls.announce({ maxParticipants: 1 });
  await calls.register(holder.token, eventId);
  for (const { token } of line) await calls.joinWaitingList(token, eventId);
  await stack.deliver();
  return { eventId, holder, line: line as FullEvent["line"] };
}

/** @internal */
export const people = (count: number): Promise<ReadyAccount[]> =>
  Promise.all(Array.from({ length: count }, () => readyAccount()));

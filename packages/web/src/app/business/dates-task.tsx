import type { Task } from "../../features/business/overview/tasks-card.tsx";
import { type ListedRequest, personOf } from "../../features/freelancers/sent/listed-request.ts";
import { waitingSlotsOf } from "../../parts/request-messages/proposals/use-dates-text.ts";
import type { Texts } from "../../texts/areas.ts";
import { CrmLink } from "./crm-link.tsx";

/**
 * Returns the task to answer the dates that a freelancer has proposed. Undefined without any. `textOf` formats one of
 * them.
 */
export function datesTask(
  { dates: texts }: Texts["business"]["tasks"],
  one: ListedRequest,
  textOf: (slot: string) => string,
): Task | undefined {
  const { id } = one.request;
  const [slot, ...others] = waitingSlotsOf(one.request);
  if (!slot) return undefined;
  return {
    ...{ id: `dates-${id}`, title: texts.title(personOf(one).name), isDone: false },
    text: others.length === 0 ? texts.one(textOf(slot)) : texts.several(others.length + 1),
    action: <CrmLink address={`requests&messages=${id}`} label={texts.toDates} />,
  };
}

import { useTexts } from "../../../texts/texts.ts";
import { groupOf, isNews, type ListedRequest, requestGroups, requestKinds } from "./listed-request.ts";
import { useSentFilter } from "./use-sent-filter.ts";

export interface FilterProps {
  requests: readonly ListedRequest[];
  /** Whether older requests are not loaded, so that the numbers are not known. */
  hasMore: boolean;
}

interface FilterChoice<Id extends string> {
  id: Id;
  label: string;
}

/** Returns the values of the filters that occur or are chosen, with their numbers. */
export function useFilterChoices({ requests, hasMore }: FilterProps) {
  const { sent: texts } = useTexts("freelancers");
  const { progress } = useTexts("request-messages");
  const [{ group, kind }] = useSentFilter();
  const groupLabels = { ...texts.status, ...progress.states };
  const choice = <Id extends string>(
    id: Id,
    label: string,
    isIn: (one: ListedRequest) => boolean,
  ): FilterChoice<Id>[] => {
    const count = requests.filter(isIn).length;
    if (count === 0 && id !== group && id !== kind) return [];
    return [{ id, label: hasMore ? label : texts.counted(label, count) }];
  };
  const kinds = requestKinds.flatMap((id) => choice(id, texts.kinds[id], (one) => one.kind === id));
  return {
    news: choice("new", texts.isNew, isNews),
    groups: requestGroups.flatMap((id) => choice(id, groupLabels[id], (one) => groupOf(one) === id)),
    /** Empty while all requests are of one kind. */
    kinds: kind !== "all" || kinds.length > 1 ? kinds : [],
  };
}

import { searchTextMax } from "@linkedpotential/contract/freelancers/limits";
import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { progressStates } from "@linkedpotential/contract/request-messages/progress";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import {
  choiceParameter,
  type ListParameters,
  textParameter,
  useListState,
} from "../../../lib/navigation/use-list-state.ts";
import { sentQuery } from "../api.ts";

/** Groups of sent requests. The accepted ones are those for which the company has not said how it proceeds. */
export const sentGroups = ["pending", "accepted", ...progressStates, "rejected"] as const;
type SentGroup = (typeof sentGroups)[number];

export const groupOf = ({ status, progress }: SentProjectRequest): SentGroup =>
  status === "accepted" && progress ? progress.state : status;

/** `new` are the requests with an answer or messages that are not read. */
const choices = [...sentGroups, "new", "all"] as const;
export type SentChoice = (typeof choices)[number];

export const isNews = ({ isUnread, conversation }: SentProjectRequest): boolean =>
  isUnread || (conversation?.unread ?? 0) > 0;

interface SentFilter {
  group: SentChoice;
  find: string;
}

const parameters: ListParameters<SentFilter> = {
  group: choiceParameter<SentChoice>(choices, "all"),
  find: textParameter(searchTextMax),
};

/** Returns the filter of the sent requests, which the address keeps. */
export const useSentFilter = () => useListState(parameters);

/** Loads all pages of the sent requests while a filter is on, because it only looks at loaded requests. */
export function useAllSent(isNeeded: boolean): void {
  const { hasNextPage, isFetching, isError, fetchNextPage } = useInfiniteQuery({ ...sentQuery, enabled: false });
  const isDue = isNeeded && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isDue) void fetchNextPage();
  }, [isDue, fetchNextPage]);
}

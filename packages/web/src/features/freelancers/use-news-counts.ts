import { useInfiniteQuery } from "@tanstack/react-query";
import { useUser } from "../../lib/session/session.ts";
import { numberText } from "../../texts/numbers.ts";
import { useTexts } from "../../texts/texts.ts";
import { sentQuery } from "./api.ts";
import { ownProjectsQuery, useProjectNews } from "./projects/own-projects.ts";
import { useSentNews } from "./sent/use-sent-news.ts";

/** Interval in milliseconds at which the business asks for new answers, requests and messages. */
const refetchInterval = 60_000;

interface NewsCounts {
  /**
   * Number of unread answers to sent requests, of open requests for the own projects, and of unread messages under both.
   */
  requests: number;
  /** The part of `requests` that belongs to the own projects. */
  projects: number;
}

/** Returns how much needs the attention of the business. 0 while it is not loaded. */
export function useNewsCounts(): NewsCounts {
  const sent = useSentNews();
  const own = useProjectNews();
  const projects = own.requestCount + own.messageCount;
  return { requests: sent.answers.length + sent.messageCount + projects, projects };
}

/** Asks regularly for what is new. Only one component does, because each would ask on its own. */
export function useNewsPoll(): void {
  const { id } = useUser();
  useInfiniteQuery({ ...sentQuery, refetchInterval });
  useInfiniteQuery({ ...ownProjectsQuery(id), refetchInterval });
}

/** Returns the function that gives a tab the number of what is new behind it. */
export function useNewsBadge() {
  const { countedNews } = useTexts("common");
  return (count: number) =>
    count > 0 ? { count: numberText(count), countLabel: countedNews(count) } : { count: undefined };
}

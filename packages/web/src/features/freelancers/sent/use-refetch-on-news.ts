import type { Post } from "@linkedpotential/contract/community/schema";
import { useEffect, useRef } from "react";

/** Reads the requests for a project again whenever the project counts more new requests or messages than before. */
export function useRefetchOnNews({ requestCount, unreadMessages = 0 }: Post, refetch: () => unknown): void {
  const news = requestCount + unreadMessages;
  const known = useRef(news);
  useEffect(() => {
    if (news > known.current) void refetch();
    known.current = news;
  }, [news, refetch]);
}

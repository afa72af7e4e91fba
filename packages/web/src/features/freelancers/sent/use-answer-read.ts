import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { useEffect, useEffectEvent, useState } from "react";
import { useMarkAnswerRead } from "../api.ts";

/**
 * Marks the answer to a request as read for the whole company when it is seen. Returns whether it was unread, so that the
 * sign of a new answer stays while the request is shown.
 */
export function useAnswerRead(request: SentProjectRequest): boolean {
  const { isUnread } = request;
  const markRead = useMarkAnswerRead();
  const [isNew, setNew] = useState(isUnread);
  if (isUnread && !isNew) setNew(true);
  const read = useEffectEvent(() => markRead.run(request));
  useEffect(() => {
    if (isUnread) read();
  }, [isUnread]);
  return isNew;
}

import { useEffect } from "react";

/** Fields that are kept. The consent is not kept, because it is given again with each request. */
interface CallDraft {
  name: string;
  company: string;
  email: string;
  message: string;
}

/** Returns the key of the draft in `sessionStorage`. Each account has its own draft, and so have visitors. */
const keyOf = (userId: number | undefined): string => `callRequest/${userId ?? "visitor"}`;

export function readCallDraft(userId: number | undefined): Partial<CallDraft> {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? "{}");
  } catch {
    return {};
  }
}

/** Keeps the unsent request while the browser tab is open, so that it survives leaving the page and a reload. */
export function useKeepCallDraft(userId: number | undefined, { name, company, email, message }: CallDraft): void {
  useEffect(() => {
    try {
      sessionStorage.setItem(keyOf(userId), JSON.stringify({ name, company, email, message }));
    } catch {
      // Without storage the input lasts as long as the page.
    }
  }, [userId, name, company, email, message]);
}

export function removeCallDraft(userId: number | undefined): void {
  try {
    sessionStorage.removeItem(keyOf(userId));
  } catch {
    // Without storage there is no draft.
  }
}

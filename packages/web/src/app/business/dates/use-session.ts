import { useQuery } from "@tanstack/react-query";
import { supportQuery } from "../../../features/business/support/api.ts";

export interface Session {
  startsAt: string;
  /** Address of the meeting. Empty without one. */
  link: string;
  /** Name of the contact person. Undefined without one. */
  name: string | undefined;
}

/** Returns the next session of the support. Undefined without one, and while it has not loaded. */
export function useSession(): Session | undefined {
  const { data } = useQuery(supportQuery);
  if (!data?.nextSession) return undefined;
  const { startsAt, link } = data.nextSession;
  return { startsAt, link, name: data.contact?.name || undefined };
}

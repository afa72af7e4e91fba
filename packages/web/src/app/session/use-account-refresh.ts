import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, apiPath } from "../../lib/api/api.ts";
import { updateUser, useSession } from "../../lib/session/session.ts";

const freshMs = 5 * 60_000;

export function useAccountRefresh(): void {
  const { user } = useSession();
  const [openedAt] = useState(Date.now);
  useQuery({
    queryKey: [apiPath("auth/me")],
    queryFn: async ({ signal }) => {
      const fresh = await api("auth/me", { signal });
      updateUser(fresh);
      return fresh;
    },
    enabled: user !== undefined,
    // Use the user of the session as fresh data, because it was fetched when the dashboard opened.
    ...(user ? { initialData: user, initialDataUpdatedAt: openedAt } : {}),
    staleTime: freshMs,
    notifyOnChangeProps: [],
  });
}

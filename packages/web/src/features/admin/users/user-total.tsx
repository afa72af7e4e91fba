import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../../texts/texts.ts";
import { userTotalQuery } from "../api.ts";
import { isSearch, type UserView } from "./user-address.ts";

/** Says how many accounts the list contains. */
export function UserTotal({ view }: { view: UserView }) {
  const { users: texts } = useTexts("admin");
  const { data } = useQuery(userTotalQuery(view));
  const textOf = isSearch(view) ? texts.found : texts.total;
  return (
    <p aria-live="polite" className="min-h-5 text-ink-muted text-sm tabular-nums">
      {data && textOf(data.total, data.isAtLeast)}
    </p>
  );
}

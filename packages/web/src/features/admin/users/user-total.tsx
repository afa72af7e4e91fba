import { useQuery } from "@tanstack/react-query";
import type { Pages } from "../../../lib/api/use-pages.ts";
import { useTexts } from "../../../texts/texts.ts";
import { userTotalQuery } from "../api.ts";
import { isSearch, type UserView } from "./user-address.ts";

interface TotalProps {
  view: UserView;
  pages: Pages<unknown>;
}

/** Says how many accounts the list contains. A search knows only whether more follow than are shown. */
export function UserTotal({ view, pages: { items, more } }: TotalProps) {
  const { users: texts } = useTexts("admin");
  const { data } = useQuery(userTotalQuery(view));
  const text = isSearch(view) ? texts.found(items.length, more.hasNextPage) : data && texts.total(data.total);
  return (
    <p aria-live="polite" className="min-h-5 text-ink-muted text-sm tabular-nums">
      {text}
    </p>
  );
}

import { CircleOff } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useTexts } from "../../texts/texts.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PagedList } from "../../ui/paged-list.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";

type PagedListProps<Item> = ComponentProps<typeof PagedList<Item>>;

interface AdminListProps<Item> extends Pick<PagedListProps<Item>, "query" | "children"> {
  empty: { title: string; description: ReactNode };
  /** False if the children bring their own card. */
  isFramed?: boolean;
}

export function AdminList<Item>({ query, empty, isFramed = true, children }: AdminListProps<Item>) {
  const { loadFailed, more, moreFailed } = useTexts("admin");
  return (
    <PagedList
      query={query}
      load={{ skeleton: <AdminListSkeleton />, failed: loadFailed }}
      empty={<EmptyState icon={<CircleOff size={20} aria-hidden />} {...empty} />}
      more={{ label: more, failed: moreFailed }}
    >
      {isFramed ? (...list) => <div className="card overflow-hidden">{children(...list)}</div> : children}
    </PagedList>
  );
}

export function AdminListSkeleton() {
  const { loading } = useTexts("admin");
  return (
    <Loading label={loading} className="flex flex-col gap-2">
      {["first", "second", "third", "fourth"].map((row) => (
        <Skeleton key={row} className="h-12 w-full rounded-md" />
      ))}
    </Loading>
  );
}

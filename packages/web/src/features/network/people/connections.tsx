import type { NetworkedUser } from "@linkedpotential/contract/network/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { UsersRound } from "lucide-react";
import { useState } from "react";
import { usePages } from "../../../lib/api/use-pages.ts";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { peopleQuery, useRemoveConnection } from "../api.ts";
import { FeedLink } from "../list/feed-link.tsx";
import { PagedList } from "../list/paged-list.tsx";
import { ConnectionCard } from "./connection-card.tsx";

const RemoveQuestion = lazyDialog(
  async () => (await import("./remove-question.tsx")).RemoveQuestion,
  ({ onClose }) => onClose(),
);

export function Connections() {
  const { people: texts } = useTexts("network");
  const pages = usePages(useInfiniteQuery(peopleQuery));
  const remove = useRemoveConnection();
  const [leaving, setLeaving] = useState<NetworkedUser | null>(null);
  const close = () => setLeaving(null);
  return (
    <>
      <PagedList
        pages={pages}
        label={texts.label}
        texts={texts}
        icon={<UsersRound size={20} aria-hidden />}
        action={<FeedLink />}
        className="grid gap-4 lg:grid-cols-2"
        skeletonClass="h-44"
      >
        {(person) => <ConnectionCard key={person.id} person={person} onRemove={() => setLeaving(person)} />}
      </PagedList>
      {leaving && (
        <RemoveQuestion
          name={leaving.name}
          onClose={close}
          onConfirm={() => {
            close();
            remove.run(leaving);
          }}
        />
      )}
    </>
  );
}

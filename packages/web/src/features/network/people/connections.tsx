import type { NetworkedUser } from "@linkedpotential/contract/network/schema";
import { UsersRound } from "lucide-react";
import { useState } from "react";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { peopleQuery, useRemoveConnection } from "../api.ts";
import { FeedLink } from "../list/feed-link.tsx";
import { NetworkList } from "../list/network-list.tsx";
import { ConnectionCard } from "./connection-card.tsx";

const RemoveQuestion = lazyDialog(
  async () => (await import("./remove-question.tsx")).RemoveQuestion,
  ({ onClose }) => onClose(),
);

const gridClass = "grid gap-4 lg:grid-cols-2";

export function Connections() {
  const { people: texts } = useTexts("network");
  const remove = useRemoveConnection();
  const [removing, setRemoving] = useState<NetworkedUser | null>(null);
  const close = () => setRemoving(null);
  return (
    <>
      <NetworkList
        query={peopleQuery}
        texts={texts}
        skeleton={{ list: gridClass, item: "h-44" }}
        empty={
          <EmptyState
            icon={<UsersRound size={20} aria-hidden />}
            title={texts.empty}
            description={texts.emptyDescription}
            action={<FeedLink />}
          />
        }
      >
        {(people, rows) => (
          <ul ref={rows} aria-label={texts.label} className={gridClass}>
            {people.map((person) => (
              <ConnectionCard key={person.id} person={person} onRemove={() => setRemoving(person)} />
            ))}
          </ul>
        )}
      </NetworkList>
      {removing && (
        <RemoveQuestion
          name={removing.name}
          onClose={close}
          onConfirm={() => {
            close();
            remove.run(removing);
          }}
        />
      )}
    </>
  );
}

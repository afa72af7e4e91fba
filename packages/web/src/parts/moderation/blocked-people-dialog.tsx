import type { BlockedPerson } from "@linkedpotential/contract/blocks/schema";
import { dateText } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import { UserRoundCheck } from "lucide-react";
import { useUser } from "../../lib/session/session.ts";
import { useLanguage } from "../../texts/language.ts";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PagedList } from "../../ui/paged-list.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { blockedPeopleQuery, useUnblock } from "./api.ts";

export function BlockedPeopleDialog({ onClose }: { onClose: () => void }) {
  const { blocked: texts } = useTexts("moderation");
  const common = useTexts("common");
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} texts={common}>
      <BlockedPeople />
    </Dialog>
  );
}

function BlockedPeople() {
  const { blocked: texts } = useTexts("moderation");
  const skeleton = (
    <Loading label={texts.loading} className="flex flex-col gap-3">
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
    </Loading>
  );
  return (
    <PagedList
      query={blockedPeopleQuery}
      load={{ skeleton, failed: texts.failed }}
      empty={
        <EmptyState
          icon={<UserRoundCheck size={20} aria-hidden />}
          title={texts.empty}
          description={texts.emptyDescription}
        />
      }
      more={{ label: texts.more, failed: texts.moreFailed }}
      className=""
    >
      {(people, rows) => (
        <>
          <p className="mb-3 text-pretty text-ink-muted text-sm">{texts.kept}</p>
          <ul ref={rows} aria-label={texts.title} className="divide-y divide-line">
            {people.map((person) => (
              <Row key={person.userId} person={person} />
            ))}
          </ul>
        </>
      )}
    </PagedList>
  );
}

function Row({ person }: { person: BlockedPerson }) {
  const { blocked: texts } = useTexts("moderation");
  const { timezone } = useUser();
  const language = useLanguage();
  const unblock = useUnblock();
  const { name, blockedAt } = person;
  return (
    <li className="flex items-center justify-between gap-4 py-2.5 text-sm">
      <div className="min-w-0">
        <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
        <p className="text-ink-muted text-xs">
          {texts.since(dateText(today(new Date(blockedAt), timezone), language))}
        </p>
      </div>
      <Button
        size="sm"
        aria-label={texts.unblockOf(name)}
        isPending={unblock.isPending}
        onPress={() => unblock.run(person)}
      >
        {texts.unblock}
      </Button>
    </li>
  );
}

import type { BlockedPerson } from "@linkedpotential/contract/blocks/schema";
import { dateText } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import { useInfiniteQuery } from "@tanstack/react-query";
import { UserRoundCheck } from "lucide-react";
import { useRef } from "react";
import { usePages } from "../../lib/api/use-pages.ts";
import { useFocusKept } from "../../lib/focus/use-focus-kept.ts";
import { useUser } from "../../lib/session/session.ts";
import { errorText } from "../../texts/error-text.ts";
import { useLanguage } from "../../texts/language.ts";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { MoreButton } from "../../ui/more-button.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { blockedQuery, useUnblock } from "./api.ts";

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
  const { retry } = useTexts("common");
  const { items, error, more, retry: onRetry } = usePages(useInfiniteQuery(blockedQuery));
  const list = useRef<HTMLUListElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useFocusKept(place, items?.length ?? 0);
  if (error) {
    return <ErrorState title={texts.failed} description={errorText(error)} retryLabel={retry} onRetry={onRetry} />;
  }
  if (!items) {
    return (
      <Loading label={texts.loading} className="flex flex-col gap-3">
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
      </Loading>
    );
  }
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {items.length === 0 ? (
        <EmptyState
          icon={<UserRoundCheck size={20} aria-hidden />}
          title={texts.empty}
          description={texts.emptyDescription}
        />
      ) : (
        <>
          <p className="mb-3 text-pretty text-ink-muted text-sm">{texts.kept}</p>
          <ul ref={list} aria-label={texts.title} className="divide-y divide-line">
            {items.map((person) => (
              <Row key={person.userId} person={person} />
            ))}
          </ul>
        </>
      )}
      <MoreButton
        label={texts.more}
        problem={more.hasFailed ? texts.moreFailed : undefined}
        isThere={more.isThere}
        isPending={more.isPending}
        onPress={more.load}
        list={list}
        count={items.length}
      />
    </div>
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

import { dateText } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import { useSuspenseQuery } from "@tanstack/react-query";
import { CalendarPlus, CalendarX, RefreshCw } from "lucide-react";
import { useRef, useState } from "react";
import { apiQuery, revisitStaleTime } from "../../../lib/api/query-client.ts";
import { useFocusAfterChange } from "../../../lib/focus/use-focus-after-change.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { LoadBoundary } from "../../../ui/load-boundary.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { FeedAddress } from "./feed-address.tsx";
import { useCalendarFeed } from "./use-calendar-feed.ts";

/** Lets the caller subscribe to follow-ups and live events in a calendar program. */
export function CalendarFeed() {
  const { calendarFeed: texts } = useTexts("profile");
  const skeleton = (
    <Loading label={useTexts("common").loading}>
      <Skeleton className="h-9 w-60" />
    </Loading>
  );
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-pretty text-ink-muted text-sm">{texts.hint}</p>
      <LoadBoundary skeleton={skeleton} failed={texts.loadFailed} look="compact">
        <FeedControls />
      </LoadBoundary>
    </div>
  );
}

function FeedControls() {
  const { calendarFeed: texts } = useTexts("profile");
  const language = useLanguage();
  const { timezone } = useUser();
  const { data } = useSuspenseQuery({ ...apiQuery("calendar-feed/get"), staleTime: revisitStaleTime });
  const { address, renew, switchOff } = useCalendarFeed();
  const [question, ask] = useState<"renew" | "off">();
  const createButton = useRef<HTMLButtonElement>(null);
  useFocusAfterChange(createButton, data.createdAt !== null);
  if (data.createdAt === null) {
    return (
      <Button
        ref={createButton}
        icon={<CalendarPlus size={16} />}
        isPending={renew.isPending}
        onPress={() => renew.run("created")}
      >
        {texts.create}
      </Button>
    );
  }
  const since = dateText(today(new Date(data.createdAt), timezone), language);
  const close = () => ask(undefined);
  return (
    <>
      {address ? <FeedAddress address={address} /> : <p className="text-sm">{texts.since(since)}</p>}
      <div className="flex flex-wrap gap-2">
        <Button icon={<RefreshCw size={16} />} onPress={() => ask("renew")}>
          {texts.renew.open}
        </Button>
        <Button variant="quiet" icon={<CalendarX size={16} />} onPress={() => ask("off")}>
          {texts.off.open}
        </Button>
      </div>
      <Question
        question={question}
        isPending={renew.isPending || switchOff.isPending}
        onConfirm={() => (question === "renew" ? renew.run("renewed", close) : switchOff.run(close))}
        onClose={close}
      />
    </>
  );
}

interface QuestionProps {
  question: "renew" | "off" | undefined;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before the current address stops working, because it cannot be restored. */
function Question({ question, ...props }: QuestionProps) {
  const { calendarFeed: texts } = useTexts("profile");
  const common = useTexts("common");
  // Keeps the texts while the dialog closes.
  const [shown, setShown] = useState(question);
  if (question && question !== shown) setShown(question);
  const { title, text, confirm } = texts[shown ?? "renew"];
  return (
    <ConfirmDialog
      isOpen={question !== undefined}
      title={title}
      description={text}
      confirmLabel={confirm}
      cancelLabel={common.cancel}
      tone={shown === "off" ? "danger" : "primary"}
      {...props}
    />
  );
}

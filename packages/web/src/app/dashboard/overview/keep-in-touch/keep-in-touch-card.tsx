import { dateText } from "@linkedpotential/contract/date-texts";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { useQuery } from "@tanstack/react-query";
import { Settings2 } from "lucide-react";
import { useMemo, useState } from "react";
import { lazyDialog } from "../../../../lib/rendering/lazy-dialog.tsx";
import { useUser } from "../../../../lib/session/session.ts";
import { useWorkSettings } from "../../../../lib/session/work-settings.ts";
import { useToday } from "../../../../lib/use-today.ts";
import { LoadingRows } from "../../../../parts/cards/loading-rows.tsx";
import { useLanguage } from "../../../../texts/language.ts";
import { numberText } from "../../../../texts/numbers.ts";
import { relativeDay } from "../../../../texts/relative-day.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Card } from "../../../../ui/card.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { LoadBoundary, WaitFor } from "../../../../ui/load-boundary.tsx";
import { PlainButton } from "../../../../ui/plain-button.tsx";
import { leadsQuery } from "../leads-query.ts";
import { ClientsWithoutRhythm } from "./clients-without-rhythm.tsx";
import { ContactRow } from "./contact-row.tsx";
import { isPaused, suggestContacts } from "./keep-in-touch.ts";

const SettingsDialog = lazyDialog(
  async () => (await import("./keep-in-touch-dialog.tsx")).KeepInTouchDialog,
  ({ onClose }) => onClose(),
);

export function KeepInTouchCard() {
  const { title, failed, settings } = useTexts("day").keepInTouch;
  const { data: leads } = useQuery(leadsQuery);
  const [isSetting, setSetting] = useState(false);
  return (
    <Card
      title={title}
      actions={
        <IconButton
          size="sm"
          label={settings}
          icon={<Settings2 size={16} aria-hidden />}
          aria-haspopup="dialog"
          onPress={() => setSetting(true)}
        />
      }
    >
      <LoadBoundary skeleton={<LoadingRows />} failed={failed} look="compact">
        {leads ? <Suggestions leads={leads} /> : <WaitFor query={leadsQuery} />}
      </LoadBoundary>
      {isSetting && <SettingsDialog onClose={() => setSetting(false)} />}
    </Card>
  );
}

function Suggestions({ leads }: { leads: readonly LeadRow[] }) {
  const { keepInTouch: texts } = useTexts("day");
  const { timezone, workSettings } = useUser();
  const today = useToday();
  const suggestions = useMemo(
    () => suggestContacts(leads, workSettings, today, timezone),
    [leads, workSettings, today, timezone],
  );
  const { due, contacted, hasRhythms } = suggestions;
  if (!hasRhythms) return <ClientsWithoutRhythm leads={leads} />;
  if (isPaused(workSettings, today)) return <Paused />;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-ink-muted text-xs tabular-nums">
        {texts.progress(numberText(contacted), numberText(workSettings.keepInTouchPerDay))}
      </p>
      {due.length > 0 ? (
        <ul aria-label={texts.list} className="-my-1 divide-y divide-line">
          {due.map(({ lead }) => (
            <ContactRow key={lead.id} lead={lead} />
          ))}
        </ul>
      ) : (
        <Nobody {...suggestions} />
      )}
    </div>
  );
}

function Nobody({ contacted, next }: ReturnType<typeof suggestContacts>) {
  const { keepInTouch: texts } = useTexts("day");
  const { keepInTouchPerDay } = useUser().workSettings;
  const today = useToday();
  const language = useLanguage();
  return (
    <div className="text-sm">
      <p className="font-medium">{contacted >= keepInTouchPerDay ? texts.enough : texts.nobody}</p>
      {next && (
        <p className="mt-0.5 text-ink-muted text-xs">
          {texts.next(next.lead.name, relativeDay(next.dueDate, today, language))}
        </p>
      )}
    </div>
  );
}

function Paused() {
  const { keepInTouch: texts } = useTexts("day");
  const [{ keepInTouchPausedUntil }, change] = useWorkSettings();
  const language = useLanguage();
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
      <p>{keepInTouchPausedUntil && texts.paused(dateText(keepInTouchPausedUntil, language))}</p>
      <PlainButton size="sm" onClick={() => change({ keepInTouchPausedUntil: null })}>
        {texts.resume}
      </PlainButton>
    </div>
  );
}

import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import type { Reading } from "@linkedpotential/contract/quick-add/reading";
import { LoaderCircle, Search, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Header } from "react-aria-components/Header";
import { Input } from "react-aria-components/Input";
import { Menu, MenuSection } from "react-aria-components/Menu";
import { TextField } from "react-aria-components/TextField";
import { earliestFollowUpDate } from "../../../features/leads/form/fields/field-rules.ts";
import { useToday } from "../../../lib/use-today.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { Entry } from "./entries/entry.ts";
import { EntryItem, ReadingItem } from "./palette-item.tsx";
import { PaletteKeys } from "./palette-keys.tsx";
import { chipsOf, noteOf } from "./reading-text.ts";
import { useResults } from "./use-results.ts";
import { useSaveReading } from "./use-save-reading.tsx";

interface PaletteSearchProps {
  text: string;
  onText: (text: string) => void;
  onNewLead: (reading: Reading<LeadRow>) => void;
  onClose: () => void;
}

/** Longest sentence that is read, in characters. */
const textMax = 300;
/** Readings of a sentence that are shown at a time. */
const readingsShown = 3;

export function PaletteSearch({ text, onText, onNewLead, onClose }: PaletteSearchProps) {
  const palette = useTexts("palette");
  const common = useTexts("common");
  const { statuses, fields } = useTexts("leads");
  const today = useToday();
  const list = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState(0);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  // Not deferred: the first item gets the focus with each key, so the items must change together with the text.
  const { readings, found, remember } = useResults(text);
  const save = useSaveReading();
  const first = readings.length > 0 ? turn % readings.length : 0;
  const shown = [...readings.slice(first), ...readings.slice(0, first)].slice(0, readingsShown);
  const isUnderstood = readings[0] !== undefined && (!readings[0].isPlain || readings[0].unread.length > 0);

  const change = (next: string) => {
    onText(next.slice(0, textMax));
    setTurn(0);
    setProblem(undefined);
  };
  const enter = async (reading: Reading<LeadRow>) => {
    if (isSaving) return;
    const date = reading.kind === "task" ? undefined : reading.date;
    if (date && date < earliestFollowUpDate(today)) return setProblem(fields.followUpTooEarly);
    if (reading.kind === "lead") return onNewLead(reading);
    setProblem(undefined);
    setSaving(true);
    try {
      await save(reading);
      onClose();
    } catch (error) {
      setProblem(errorText(error));
      setSaving(false);
    }
  };
  const run = (entry: Entry) => {
    remember(entry);
    onClose();
    entry.run();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    if (event.key === "Tab" && !event.shiftKey && readings.length > 1) {
      event.preventDefault();
      event.stopPropagation();
      setTurn(first + 1);
    }
    // After pasting or deleting, no item has the focus yet. Enter means the first one.
    if (
      event.key === "Enter" &&
      !event.nativeEvent.isComposing &&
      !event.target.hasAttribute("aria-activedescendant")
    ) {
      // Stop the key here, or the item that gets the focus next runs as well.
      event.preventDefault();
      event.stopPropagation();
      list.current?.querySelector<HTMLElement>("[role=menuitem]")?.click();
    }
  };

  const additions: ReactNode = shown.length > 0 && (
    <Group id="add" title={palette.groups.add}>
      {shown.map((reading, at) => (
        <ReadingItem
          // By place, so that the focus stays on the first reading when Tab turns them.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={at}
          id={`add-${at}`}
          chips={chipsOf(reading, { palette, statuses, today })}
          note={noteOf(reading, palette)}
          onAction={() => void enter(reading)}
        />
      ))}
    </Group>
  );
  return (
    <Autocomplete inputValue={text} onInputChange={change}>
      <div className="flex items-center gap-2 border-line border-b pr-2 pl-4" onKeyDownCapture={onKeyDown}>
        {isSaving ? (
          <LoaderCircle size={20} aria-hidden className="shrink-0 animate-spin text-ink-subtle" />
        ) : (
          <Search size={20} aria-hidden className="shrink-0 text-ink-subtle" />
        )}
        <TextField aria-label={palette.title} autoFocus maxLength={textMax} className="min-w-0 flex-1">
          <Input
            placeholder={palette.placeholder}
            className="min-h-13 w-full bg-transparent text-base outline-none placeholder:text-ink-subtle"
          />
        </TextField>
        <IconButton label={common.close} icon={<X size={20} />} onPress={onClose} />
      </div>
      {problem && (
        <div className="border-line border-b px-4 py-3">
          <FormProblem text={problem} />
        </div>
      )}
      <Menu
        ref={list}
        aria-label={palette.results}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 outline-none"
        renderEmptyState={() => <p className="p-4 text-center text-ink-muted text-sm">{palette.nothing}</p>}
      >
        {isUnderstood && additions}
        {found.map(({ id, entries }) => (
          <Group key={id} id={id} title={palette.groups[id]}>
            {entries.map((entry) => (
              <EntryItem key={entry.id} id={entry.id} entry={entry} onAction={() => run(entry)} />
            ))}
          </Group>
        ))}
        {!isUnderstood && additions}
      </Menu>
      <PaletteKeys
        reading={
          shown[0] && {
            at: first + 1,
            count: readings.length,
            text: chipsOf(shown[0], { palette, statuses, today }).join(", "),
          }
        }
        isTurned={turn > 0}
      />
    </Autocomplete>
  );
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <MenuSection id={id} aria-label={title} className="not-first:mt-2">
      <Header className="px-2 py-1 font-medium text-ink-subtle text-xs">{title}</Header>
      {children}
    </MenuSection>
  );
}

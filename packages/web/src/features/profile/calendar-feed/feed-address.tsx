import { CalendarDays, Check, Copy } from "lucide-react";
import { useRef } from "react";
import { useConfirmed } from "../../../lib/action/use-confirmed.ts";
import { toast } from "../../../lib/toast.ts";
import { useTexts } from "../../../texts/texts.ts";
import { withColon } from "../../../texts/with-colon.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-style.ts";
import { TextField } from "../../../ui/text-field.tsx";

/** Shows a new address of the calendar feed, and how calendar programs subscribe to it. */
export function FeedAddress({ address }: { address: string }) {
  const { calendarFeed: texts } = useTexts("profile");
  const input = useRef<HTMLInputElement>(null);
  const [copied, confirm] = useConfirmed<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      confirm(address);
      toast({ tone: "success", title: texts.copied });
    } catch {
      input.current?.select();
      toast({ tone: "error", title: texts.copyFailed, description: texts.copyByHand });
    }
  };
  return (
    <div className="flex w-full flex-col gap-3">
      <TextField
        label={texts.address}
        description={texts.once}
        value={address}
        isReadOnly
        autoFocus
        inputRef={input}
        onFocus={({ target }) => (target as HTMLInputElement).select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button icon={copied === address ? <Check size={16} /> : <Copy size={16} />} onPress={() => void copy()}>
          {texts.copy}
        </Button>
        <a href={address.replace(/^https?:/, "webcal:")} className={buttonClass("secondary")}>
          <CalendarDays size={16} aria-hidden />
          {texts.openInCalendar}
        </a>
      </div>
      <dl className="flex flex-col gap-1.5 text-pretty text-ink-muted text-sm">
        {texts.programs.map(({ name, steps }) => (
          <div key={name}>
            <dt className="inline font-medium text-ink">{withColon(name)}</dt> <dd className="inline">{steps}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

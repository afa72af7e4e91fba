import { useRef } from "react";
import { flushSync } from "react-dom";
import { useTexts } from "../../../texts/texts.ts";
import { TextArea, type TextAreaProps } from "../../../ui/text-area.tsx";
import { type Channel, channelHint, limitOf } from "../channels.ts";
import { PlaceholderButtons } from "../placeholders/placeholder-buttons.tsx";

interface ContentFieldProps
  extends Omit<TextAreaProps, "value" | "onChange" | "counterMax" | "counted" | "description"> {
  channel: Channel | undefined;
  value: string;
  onChange: (text: string) => void;
}

export function ContentField({ channel, value, onChange, ...props }: ContentFieldProps) {
  const texts = useTexts("templates");
  const frame = useRef<HTMLDivElement>(null);
  const insert = (token: string) => {
    const area = frame.current?.querySelector("textarea");
    const { selectionStart: start = value.length, selectionEnd: end = start } = area ?? {};
    // Render at once, so that the cursor can be placed behind the inserted text.
    flushSync(() => onChange(value.slice(0, start) + token + value.slice(end)));
    area?.focus();
    area?.setSelectionRange(start + token.length, start + token.length);
  };
  return (
    <div ref={frame} className="flex min-w-0 flex-col gap-3">
      <TextArea
        rows={6}
        {...props}
        value={value}
        onChange={onChange}
        counterMax={limitOf(channel)}
        counted={value.length}
        description={channelHint(channel, value.length, texts)}
      />
      {channel !== "post" && <PlaceholderButtons onInsert={insert} />}
    </div>
  );
}

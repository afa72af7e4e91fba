import { X } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Tag, TagGroup, TagList } from "react-aria-components/TagGroup";
import { TextField } from "./text-field.tsx";

interface TagFieldProps {
  label: string;
  description?: string;
  errorMessage?: string | undefined;
  placeholder?: string;
  value: readonly string[];
  onChange: (tags: string[]) => void;
  /** Maximum number of tags that can be typed. */
  max?: number;
  /** Maximum length of a tag in characters. */
  maxLength?: number;
  autoFocus?: boolean;
}

const separators = /[,;\t\n]/;

/**
 * Adds a tag on Enter, comma or blur. Backspace in the empty field removes the last tag. A pasted list is accepted
 * completely, and the form reports tags that are too long or too many.
 */
export function TagField({
  label,
  value,
  onChange,
  max = Number.POSITIVE_INFINITY,
  maxLength = 40,
  ...texts
}: TagFieldProps) {
  const [typed, setTyped] = useState("");
  const add = (text = typed) => {
    setTyped("");
    const tags = new Map(value.map((tag) => [tag.toLowerCase(), tag]));
    for (const tag of text.split(separators).map((part) => part.trim())) {
      const key = tag.toLowerCase();
      if (tag && !tags.has(key)) tags.set(key, tag);
    }
    if (tags.size > value.length) onChange([...tags.values()]);
  };
  // Handle pasted text here, because browsers would join pasted rows or table cells into one line.
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text/plain");
    if (text.trim().search(separators) === -1) return;
    event.preventDefault();
    add(`${typed}${text}`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" || event.key === ",") {
      // Also in the empty field, because Enter here means the tag and not the form.
      event.preventDefault();
      add();
    } else if (event.key === "Backspace" && typed === "") onChange(value.slice(0, -1));
  };
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <TextField
        {...texts}
        label={label}
        value={typed}
        // On-screen keyboards do not report which key was pressed, so look for separators in the text.
        onChange={(text) => (separators.test(text) ? add(text) : setTyped(text))}
        onKeyDown={onKeyDown}
        onBlur={() => add()}
        onPaste={onPaste}
        // Show an Enter key on the on-screen keyboard instead of a "next" key.
        enterKeyHint="enter"
        maxLength={maxLength}
        // A disabled field would lose the focus, and the next letters would be taken for shortcuts.
        isReadOnly={value.length >= max}
      />
      {value.length > 0 && (
        <TagGroup aria-label={label} onRemove={(keys) => onChange(value.filter((tag) => !keys.has(tag)))}>
          <TagList className="flex flex-wrap gap-1.5">
            {value.map((tag) => (
              <Tag key={tag} id={tag} textValue={tag} className={tagClass}>
                {tag}
                <Button slot="remove" className="grid size-6 place-items-center rounded-full hover:bg-hover">
                  <X size={12} aria-hidden />
                </Button>
              </Tag>
            ))}
          </TagList>
        </TagGroup>
      )}
    </div>
  );
}

const tagClass =
  "inline-flex min-h-7 cursor-default items-center gap-0.5 rounded-full bg-sunken pr-0.5 pl-2.5 text-ink text-xs ring-1 ring-line ring-inset " +
  "data-focus-visible:outline-2 data-focus-visible:outline-focus";

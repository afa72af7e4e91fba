import { Search, X } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { Input } from "react-aria-components/Input";
import { type SearchFieldProps as AriaProps, SearchField as AriaSearchField } from "react-aria-components/SearchField";
import { cx } from "./class-names.ts";
import { inputClass } from "./field-style.ts";

interface SearchFieldProps extends Omit<AriaProps, "className" | "children" | "style"> {
  label: string;
  clearLabel: string;
  className?: string;
}

export function SearchField({ label, clearLabel, className, ...props }: SearchFieldProps) {
  return (
    <AriaSearchField {...props} aria-label={label} className={cx("group/search relative flex min-w-0", className)}>
      <Search
        size={16}
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-subtle"
      />
      <Input placeholder={label} className={cx(inputClass, "px-9 [&::-webkit-search-cancel-button]:hidden")} />
      <Button
        aria-label={clearLabel}
        className="absolute inset-y-0 right-1 my-auto grid size-7 place-items-center rounded-sm text-ink-subtle hover:bg-hover hover:text-ink group-data-empty/search:hidden"
      >
        <X size={16} aria-hidden />
      </Button>
    </AriaSearchField>
  );
}

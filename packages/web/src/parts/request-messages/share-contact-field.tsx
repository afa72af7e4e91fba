import { useUser } from "../../lib/session/session.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { cx } from "../../ui/class-names.ts";

interface ShareContactFieldProps {
  name: string;
  value: boolean;
  onChange: (value: boolean) => void;
  errorMessage: string | undefined;
  texts: { share: string; shared: (email: string) => string };
  /** Says what it means to share nothing. */
  notShared: string;
  /** Whether the two have no way to reach each other without the contact data. */
  isNeeded?: boolean;
}

/** Consent to share one's contact data. Says below which address is shared, or that none is. */
export function ShareContactField({ value, texts, notShared, isNeeded = false, ...field }: ShareContactFieldProps) {
  const { email } = useUser();
  return (
    <div>
      <Checkbox isSelected={value} className="items-start!" {...field}>
        {texts.share}
      </Checkbox>
      <p
        className={cx(
          "mt-1 ml-7 [overflow-wrap:anywhere]",
          isNeeded && !value ? "rounded-md bg-warn-soft px-3 py-2 text-sm" : "text-ink-muted text-xs",
        )}
      >
        {value ? texts.shared(email) : notShared}
      </p>
    </div>
  );
}

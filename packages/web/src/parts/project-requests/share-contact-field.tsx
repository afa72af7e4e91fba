import { useUser } from "../../lib/session/session.ts";
import { Checkbox } from "../../ui/checkbox.tsx";

interface ShareContactFieldProps {
  name: string;
  value: boolean;
  onChange: (value: boolean) => void;
  errorMessage: string | undefined;
  texts: { share: string; shared: (email: string) => string; notShared: string };
}

/** Consent to share one's contact data. Says below which address is shared, or that none is. */
export function ShareContactField({ value, texts, ...field }: ShareContactFieldProps) {
  const { email } = useUser();
  return (
    <div>
      <Checkbox isSelected={value} className="items-start!" {...field}>
        {texts.share}
      </Checkbox>
      <p className="mt-1 pl-7 text-ink-muted text-xs [overflow-wrap:anywhere]">
        {value ? texts.shared(email) : texts.notShared}
      </p>
    </div>
  );
}

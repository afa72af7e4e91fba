import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { FieldError } from "react-aria-components/FieldError";
import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";

export interface FieldTexts {
  label?: ReactNode;
  description?: ReactNode;
  /** Error text. When it is set, it is shown and announced, and the field is invalid. */
  errorMessage?: string | undefined;
}

export function FieldLabel({ children }: { children: ReactNode }) {
  return children ? <Label className="font-medium text-ink text-sm">{children}</Label> : null;
}

/** Shows the error, if there is one, above the description, which may say how to correct it. */
export function FieldHelp({ description, errorMessage, aside }: FieldTexts & { aside?: ReactNode }) {
  if (!description && !errorMessage && !aside) return null;
  return (
    <div className="flex items-start justify-between gap-3 text-xs">
      <div className="flex min-w-0 flex-col gap-1">
        {errorMessage && (
          <FieldError className="flex items-start gap-1 text-danger-text">
            <CircleAlert size={14} aria-hidden className="mt-px shrink-0" />
            <span>{errorMessage}</span>
          </FieldError>
        )}
        {description && description !== errorMessage && (
          <Text slot="description" className="text-ink-subtle">
            {description}
          </Text>
        )}
      </div>
      {aside}
    </div>
  );
}

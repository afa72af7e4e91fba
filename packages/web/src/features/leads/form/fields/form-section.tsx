import { type ReactNode, useId } from "react";

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-line border-t pt-5 first:border-t-0 first:pt-0">
      <h3 id={id} className="mb-3 font-semibold text-ink text-sm">
        {title}
      </h3>
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">{children}</div>
    </section>
  );
}

export const wide = "sm:col-span-2";
/**
 * Classes that add an asterisk to the label of a required field. The asterisk is hidden from screen readers, which
 * already announce the field as required.
 */
export const required =
  "data-required:[&_label]:after:text-ink-subtle data-required:[&_label]:after:content-['_*'_/_'']";

/** Prevents autofill, because browsers would fill in the user's own name and addresses instead of the lead's. */
export const noAutofill = { autoComplete: "off" };

import { cx } from "./class-names.ts";

interface BrandProps {
  /**
   * Hides the brand name on phones, so that only the logo symbol is shown. By default the name is hidden only on very
   * narrow phones.
   */
  isCompact?: boolean;
  className?: string;
}

/** Shows the brand name and logo. A link around them must provide the accessible name. */
export function Brand({ isCompact = false, className }: BrandProps) {
  return (
    <span className={cx("inline-flex items-center gap-2.5", className)}>
      <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true" fill="none" strokeLinecap="round">
        <rect width="32" height="32" rx="8" fill="#0b6b6f" />
        <path d="M9 8v15h8" stroke="#fff" strokeWidth="3.2" strokeLinejoin="round" />
        <path d="M16 17l7-8m0 0h-5.5M23 9v5.5" stroke="#8fe0dc" strokeWidth="2.6" strokeLinejoin="round" />
      </svg>
      <span
        className={cx(
          "font-semibold text-base text-ink tracking-tight",
          isCompact ? "max-sm:hidden" : "max-[21.5rem]:hidden",
        )}
      >
        LinkedPotential
      </span>
    </span>
  );
}

import { paths } from "../../../lib/navigation/paths.ts";
import { useTexts } from "../../../texts/texts.ts";
import { buttonClass } from "../../../ui/button-style.ts";

/** Loads a new document, because only the checkout's content security policy allows Stripe's script. */
export function UpgradeLink({ className }: { className?: string }) {
  const { upgrade } = useTexts("billing");
  return (
    <a href={paths.checkout} className={buttonClass("primary", "md", className)}>
      {upgrade.action}
    </a>
  );
}

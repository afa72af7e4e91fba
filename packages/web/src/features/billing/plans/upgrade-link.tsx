import { paths } from "../../../lib/navigation/paths.ts";
import { useTexts } from "../../../texts/texts.ts";
import { buttonClass } from "../../../ui/button-style.ts";

/** A page of its own, not a step of the router: the checkout comes with a policy that lets Stripe's script in. */
export function UpgradeLink({ className }: { className?: string }) {
  const { upgrade } = useTexts("billing");
  return (
    <a href={paths.checkout} className={buttonClass("primary", "md", className)}>
      {upgrade.action}
    </a>
  );
}

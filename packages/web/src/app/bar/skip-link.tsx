import { useTexts } from "../../texts/texts.ts";

export const contentId = "content";

/**
 * Shows a link to the main content as the first tab stop. The link moves the focus with a script, because a hash link
 * would change the address.
 */
export function SkipLink() {
  const { skip } = useTexts("dashboard");
  return (
    <a
      href={`#${contentId}`}
      className="sr-only rounded-md bg-accent px-4 py-2 font-medium text-on-accent text-sm focus:not-sr-only focus:fixed focus:top-2.5 focus:left-3 focus:z-50 focus:px-4 focus:py-2"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(contentId)?.focus();
      }}
    >
      {skip}
    </a>
  );
}

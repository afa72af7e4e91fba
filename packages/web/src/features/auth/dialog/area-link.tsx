import { textLink } from "./mode-toggle.tsx";

interface AreaLinkProps {
  texts: { question: string; login: string; register: string };
  mode: "login" | "register";
  /** Page of the other area. */
  path: string;
}

/** Links to signing in or registering in the other area, for people who came to the wrong one. */
export function AreaLink({ texts, mode, path }: AreaLinkProps) {
  return (
    <p className="mt-2 flex flex-wrap items-center justify-center gap-x-1.5 border-line border-t pt-3 text-ink-muted text-sm">
      {texts.question}
      <a href={`${path}${mode === "login" ? "#anmelden" : "#registrieren"}`} className={textLink}>
        {texts[mode]}
      </a>
    </p>
  );
}

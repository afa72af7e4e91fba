import type { Language } from "@linkedpotential/contract/user/schema";
import { Languages } from "lucide-react";
import { api } from "../../lib/api/api.ts";
import { languageNames, useLanguage } from "../../texts/language.ts";
import { setLanguage, useTexts } from "../../texts/texts.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { LazyMenu } from "../../ui/lazy-menu.tsx";

/** Offers German and English. French can only be chosen in the settings; once chosen, it is listed here too. */
export function LanguageMenu() {
  const texts = useTexts("dashboard");
  const current = useLanguage();
  const offered: Language[] = current === "fr" ? ["de", "en", "fr"] : ["de", "en"];
  return (
    <LazyMenu
      placement="bottom end"
      trigger={
        <IconButton
          label={texts.language(languageNames[current])}
          className="w-auto! gap-1.5! px-2"
          icon={
            <>
              <Languages size={16} aria-hidden />
              <span
                data-code={current}
                className="font-medium text-xs uppercase before:content-[attr(data-code)] @max-[14rem]:hidden"
              />
            </>
          }
        />
      }
      selected={current}
      actions={offered.map((language) => ({
        id: language,
        label: languageNames[language],
        onAction: () =>
          void setLanguage(language, (chosen) => api("user/set-language", { body: { language: chosen } })),
      }))}
    />
  );
}

import { trainingCategories } from "@linkedpotential/contract/trainings/catalogue";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { categoryTone } from "./category-tone.ts";

export function CategoryBadge({ category }: { category: string }) {
  const { categories } = useTexts("trainings");
  const known = trainingCategories.find((one) => one === category);
  return <Badge tone={categoryTone(category)}>{known ? categories[known] : category}</Badge>;
}

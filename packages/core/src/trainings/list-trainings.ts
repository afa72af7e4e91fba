import type { AnswerOf } from "@linkedpotential/contract/route";
import { trainings } from "@linkedpotential/contract/trainings/catalogue";
import type * as routes from "@linkedpotential/contract/trainings/routes";
import { languages } from "@linkedpotential/contract/user/settings";
import type { UserContext } from "../context.ts";
import { TrainingProgressEntity } from "./training-progress.entity.ts";

export async function listTrainings({ user, config }: UserContext): Promise<AnswerOf<typeof routes.listTrainings>> {
  const { data: progress } = await TrainingProgressEntity.get({ userId: user.id }).go();
  const { trainingVideos: videos, trainingCaptions: captions } = config;
  return trainings.map(({ id, lessons }) => ({
    id,
    video: videos[id] ?? null,
    captions: languages.flatMap((language) => {
      const address = captions[`${id}.${language}`];
      return address === undefined ? [] : [{ language, address }];
    }),
    position: progress?.[`${id}Position`] ?? 0,
    lessonsDone: lessons.map((lesson) => lesson.id).filter((lesson) => progress?.lessonsDone?.includes(lesson)),
  }));
}

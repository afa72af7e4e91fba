/** Address of the first training's video in the stack of the browser tests. */
export const trainingVideo = "https://videos.example.org/positioning.wav";

export default {
  title: "Profil",
};

declare module 'vanilla-cookieconsent/dist/cookieconsent.css?banner'
declare module 'vanilla-cookieconsent/dist/cookieconsent.css?preferences'
